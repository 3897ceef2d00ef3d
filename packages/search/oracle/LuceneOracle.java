import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.DoublePoint;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/**
 * Answers searches with Lucene, to compare the engine with it.
 *
 * Documents, one per line, separated by tabs: id, name, sku, category names, ingredients, brand, category ids (separated by |), price.
 * Queries, one per line: "words TEXT", "prefix TEXT", or "category ID BRAND FROM TO" with empty members for no filter.
 * Prints the ids found by each query, separated by spaces, in no particular order.
 */
public class LuceneOracle {
  private static final String[] TEXT_FIELDS = {"name", "sku", "category", "ingredients"};

  public static void main(String[] arguments) throws IOException {
    try (ByteBuffersDirectory directory = new ByteBuffersDirectory()) {
      build(directory, Files.readAllLines(Path.of(arguments[0])));
      try (DirectoryReader reader = DirectoryReader.open(directory);
          PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8)) {
        IndexSearcher searcher = new IndexSearcher(reader);
        for (String line : Files.readAllLines(Path.of(arguments[1]))) out.println(answer(searcher, line.split("\t", -1)));
      }
    }
  }

  private static void build(ByteBuffersDirectory directory, List<String> lines) throws IOException {
    IndexWriterConfig config = new IndexWriterConfig(new StandardAnalyzer(CharArraySet.EMPTY_SET));
    try (IndexWriter writer = new IndexWriter(directory, config)) {
      for (String line : lines) writer.addDocument(toDocument(line.split("\t", -1)));
    }
  }

  private static Document toDocument(String[] members) {
    Document document = new Document();
    document.add(new StringField("id", members[0], Field.Store.YES));
    for (int field = 0; field < TEXT_FIELDS.length; field++) {
      document.add(new TextField(TEXT_FIELDS[field], members[1 + field], Field.Store.NO));
    }
    document.add(new StringField("brand", members[5], Field.Store.NO));
    for (String id : members[6].split("\\|")) document.add(new StringField("category_id", id, Field.Store.NO));
    document.add(new DoublePoint("price", Double.parseDouble(members[7])));
    return document;
  }

  private static String answer(IndexSearcher searcher, String[] query) throws IOException {
    StringBuilder ids = new StringBuilder();
    Query parsed = query[0].equals("category") ? category(query) : text(query[1].split(" "), query[0].equals("prefix"));
    for (ScoreDoc hit : searcher.search(parsed, Integer.MAX_VALUE - 1).scoreDocs) {
      ids.append(ids.length() > 0 ? " " : "").append(searcher.doc(hit.doc).get("id"));
    }
    return ids.toString();
  }

  /** Any field that contains enough of the words: three in four when words may be misspelt, all in prefix mode. */
  private static Query text(String[] words, boolean isPrefix) {
    int needed = isPrefix ? words.length : Math.max(1, (int) Math.floor(words.length * 0.75));
    List<Query> fields = Arrays.stream(TEXT_FIELDS).map(field -> inField(field, words, isPrefix, needed)).toList();
    return new DisjunctionMaxQuery(fields, 1f);
  }

  private static Query inField(String field, String[] words, boolean isPrefix, int needed) {
    BooleanQuery.Builder query = new BooleanQuery.Builder();
    for (int word = 0; word < words.length; word++) {
      Term term = new Term(field, words[word]);
      boolean isOpen = isPrefix && word == words.length - 1;
      query.add(isOpen ? new PrefixQuery(term) : isPrefix ? new TermQuery(term) : new FuzzyQuery(term, 2, 2, 50, true), Occur.SHOULD);
    }
    return query.setMinimumNumberShouldMatch(needed).build();
  }

  private static Query category(String[] query) {
    BooleanQuery.Builder filters = new BooleanQuery.Builder();
    filters.add(new TermQuery(new Term("category_id", query[1])), Occur.FILTER);
    if (!query[2].isEmpty()) filters.add(new TermQuery(new Term("brand", query[2])), Occur.FILTER);
    if (!query[3].isEmpty()) {
      filters.add(DoublePoint.newRangeQuery("price", Double.parseDouble(query[3]), Double.parseDouble(query[4])), Occur.FILTER);
    }
    return filters.build();
  }
}
