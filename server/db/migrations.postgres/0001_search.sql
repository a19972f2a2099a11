-- Terms made in code (server/modules/search), as in SQLite's migrations `search` and `enquiries`: `seq` is that of what a
-- row finds.
CREATE TABLE "product_search" ("seq" bigint PRIMARY KEY, "terms" tsvector NOT NULL);
--> statement-breakpoint
CREATE INDEX "product_search_by_term" ON "product_search" USING gin ("terms");
--> statement-breakpoint
CREATE TABLE "message_search" ("seq" bigint PRIMARY KEY, "terms" tsvector NOT NULL);
--> statement-breakpoint
CREATE INDEX "message_search_by_term" ON "message_search" USING gin ("terms");
--> statement-breakpoint
CREATE TABLE "enquiry_search" ("seq" bigint PRIMARY KEY, "terms" tsvector NOT NULL);
--> statement-breakpoint
CREATE INDEX "enquiry_search_by_term" ON "enquiry_search" USING gin ("terms");
--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" (coalesce("price", 9007199254740991), "id");
--> statement-breakpoint
CREATE INDEX "products_by_price_down" ON "products" (coalesce("price", -1), "id");
--> statement-breakpoint
CREATE FUNCTION "audit_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A year, which no setting shortens.
  IF TG_OP = 'DELETE' AND OLD."at" <= (extract(epoch from now()) - 31536000) * 1000 THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'Entries of the audit log are only ever added.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_stays" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION "audit_stays"();
--> statement-breakpoint
-- Tells the connection that writes of a row that it writes (server/db/postgres/recorder.ts).
CREATE FUNCTION "touched"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_touched jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  INSERT INTO pg_temp.touched (entity, id, step) VALUES (TG_ARGV[0], row_touched ->> TG_ARGV[1], TG_OP);
  RETURN NULL;
END $$;
