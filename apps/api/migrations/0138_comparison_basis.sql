-- What a comparison of payments is based on was called its manner. No other name for it is used in code or documents.
ALTER TABLE "payment_comparison" RENAME COLUMN "manner" TO "basis";
