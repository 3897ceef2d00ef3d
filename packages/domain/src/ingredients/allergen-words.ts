/** The most common allergens of pets. `grain` is any cereal, including wheat and corn. */
export const ALLERGENS = ['beef', 'chicken', 'lamb', 'fish', 'egg', 'dairy', 'grain', 'wheat', 'corn', 'soya'] as const
export type Allergen = (typeof ALLERGENS)[number]

/** The words for the allergens on a label in one language. */
export interface AllergenWords {
  readonly named: Readonly<Record<Allergen, RegExp>>
  /** Generic terms that may include some of them: a label with such a term is not free of those allergens. */
  readonly vague: readonly (readonly [words: RegExp, mayBe: readonly Allergen[]])[]
}

const MEATS: readonly Allergen[] = ['beef', 'chicken', 'lamb']

/** A pattern for any of the words, in the singular or plural. */
function words(list: string, plural: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list})(?:${plural})?(?!\\p{L})`, 'iu')
}

const english: AllergenWords = {
  named: {
    beef: words('beef|bovine|veal|cattle|calf|ox', 's'),
    chicken: words('chicken|hen', 's'),
    lamb: words('lamb|mutton|ovine|sheep', 's'),
    fish: words(
      'fish|fishmeal|whitefish|salmon|tuna|sardine|pilchard|herring|hake|trout|cod|mackerel|anchovy|anchovies|pollock|haddock',
      's|es',
    ),
    egg: words('egg|eggshell', 's'),
    dairy: words(
      'milk(?! thistle)|buttermilk|whey|cheese|yogh?urt|casein|lactose|cream|dairy|(?<!peanut )(?<!cocoa )(?<!shea )butter',
      's',
    ),
    grain: words(
      'grain|cereal|wheat|wholewheat|spelt|rye|barley|oat|millet|sorghum|rice|maize|corn|cornmeal|cornstarch|bran|malt|canary seed',
      's',
    ),
    wheat: words('wheat|wholewheat|spelt|gluten(?<!maize gluten)(?<!corn gluten)', 's'),
    corn: words('corn|maize|cornmeal|cornstarch', 's'),
    soya: words('soya|soy|soybean|soyabean', 's'),
  },
  vague: [
    [words('meat|animal|offal|gelatine?|collagen|(?<!beef )tallow|(?<!fish )(?<!beef )(?<!chicken )broth', 's'), MEATS],
    [words('poultry', ''), ['chicken', 'egg']],
    [words('cereal|grain|(?<!wheat )(?<!oat )(?<!rice )bran|(?<!potato )starch|malt', 's|es'), ['wheat', 'corn']],
    [words('vegetable proteins?|vegetable oils?|lecithin', ''), ['soya', 'wheat', 'corn']],
  ],
}

const german: AllergenWords = {
  named: {
    beef: /rind(?!e(?!r))|kalb/iu,
    chicken: /huhn|hühn|hähn|henne/iu,
    lamb: /(?<![fh])lamm|schaf(?!garbe)|hammel/iu,
    fish: /fisch(?!ereierzeugnis)|fischereierzeugnis|lachs|sardine|sardelle|hering|hecht|forelle|kabeljau|dorsch|makrele/iu,
    egg: /(?<!\p{L})(?:voll|trocken|hühner)?(?:ei|eier|eigelb|volleipulver|eipulver|eierpulver|eierschalen?|eiprodukte?)(?!\p{L})/iu,
    dairy: /milch(?!säure)|molke|käse|joghurt|quark|casein|kasein|laktose|sahne|(?<!erdnuss)(?<!kakao)(?<!shea)butter/iu,
    grain: /getreide|(?<!buch)weizen|dinkel|roggen|gerste|hafer|hirse|sorghum|(?<![pgk])reis(?!el)|mais(?!ch)|kleie|malz|kanariensaat/iu,
    wheat: /(?<!buch)weizen|dinkel|(?<!mais)gluten/iu,
    corn: /mais(?!ch)/iu,
    soya: /soja/iu,
  },
  vague: [
    [/(?<!rind)(?<!schweine)(?<!wild)fleisch|tierisch|gelatine|kollagen|brühe(?<!fischbrühe)|innereien/iu, MEATS],
    [/geflügel/iu, ['chicken', 'egg']],
    [/eiweiß/iu, ['egg']],
    [/getreide|kleie(?<!weizenkleie)|stärke(?<!kartoffelstärke)|malz/iu, ['wheat', 'corn']],
    [/pflanzliches? (?:eiweiß|protein|öl)|lecithin/iu, ['soya', 'wheat', 'corn']],
  ],
}

const italian: AllergenWords = {
  named: {
    beef: words('manzo|bov|bovin[oaie]|vitello|vitellone', 'i'),
    chicken: words('poll[oi]|gallin[ae]', ''),
    lamb: words('agnell[oi]|ovin[oaie]|montone|pecora', ''),
    fish: words('pesc[ei]|salmone|salmoni|tonno|sardin[ae]|aring[ah]e?|nasello|merluzzo|trota|acciug[ah]e?|sgombr[oi]', ''),
    egg: words('uov[oa]|albume|tuorl[oi]', ''),
    dairy: words('latte(?! di )|siero di latte|lattier[oi]|formagg[io]+|yogurt|caseina|lattosio|panna|burro(?! di )', ''),
    grain: words(
      'cereal[ie]|grano(?! saraceno)|frumento|farro|segale|orzo|avena|miglio|sorgo|riso|mais|granturco|crusca|malto|scagliola',
      '',
    ),
    wheat: words('grano(?! saraceno)|frumento|farro|glutine(?! di mais)', ''),
    corn: words('mais|granturco', ''),
    soya: words('soia', ''),
  },
  vague: [
    [words('carn[ei]|animal[ei]|gelatina|collagene|brodo(?! di pesce)|frattaglie|sego(?! bovino)', ''), MEATS],
    [words('pollame|volatili', ''), ['chicken', 'egg']],
    [words('cereal[ie]|crusca(?! di)|amido(?! di patata)|malto', ''), ['wheat', 'corn']],
    [words('proteine vegetali|oli[oi]? vegetal[ei]|lecitina', ''), ['soya', 'wheat', 'corn']],
  ],
}

/** By language code, the first two letters of a locale. */
export const ALLERGEN_WORDS: ReadonlyMap<string, AllergenWords> = new Map([
  ['en', english],
  ['de', german],
  ['it', italian],
])
