CREATE TABLE "papers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller" text NOT NULL,
	"hold" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"transfer" uuid,
	"content" jsonb,
	"cents" integer NOT NULL,
	"gst_cents" integer DEFAULT 0 NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"message" text,
	"sends" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "papers_gst" CHECK (abs("papers"."gst_cents") <= abs("papers"."cents"))
);
--> statement-breakpoint
ALTER TABLE "ledger_transfers" ALTER COLUMN "at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "retained_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "sale" jsonb;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_hold_holds_id_fk" FOREIGN KEY ("hold") REFERENCES "public"."holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_transfer_ledger_transfers_id_fk" FOREIGN KEY ("transfer") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "papers_number" ON "papers" USING btree ("seller","kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_transfer" ON "papers" USING btree ("transfer") WHERE transfer is not null;--> statement-breakpoint
CREATE INDEX "papers_hold" ON "papers" USING btree ("hold");--> statement-breakpoint
CREATE INDEX "papers_waiting" ON "papers" USING btree ("id") WHERE message = 'waiting';--> statement-breakpoint
CREATE INDEX "holds_phone" ON "holds" USING btree ("site","phone");--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_retained" CHECK ("holds"."retained_cents" between 0 and "holds"."deposit_cents");--> statement-breakpoint
INSERT INTO "papers" ("seller", "hold", "kind", "number", "transfer", "cents", "issued_at")
SELECT "seller", "id", 'receipt', "receipt",
  (SELECT t."id" FROM "ledger_transfers" t WHERE t."hold" = "holds"."id" AND t."kind" IN ('authorise', 'charge') ORDER BY t."at" LIMIT 1),
  "deposit_cents", "held_at"
FROM "holds" WHERE "receipt" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION "refuse_paper_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'message' - 'sends') = (to_jsonb(OLD) - 'message' - 'sends') THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'Papers are never changed: issue another one.';
END $$;--> statement-breakpoint
CREATE TRIGGER "papers_immutable" BEFORE UPDATE OR DELETE ON "papers" FOR EACH ROW EXECUTE FUNCTION "refuse_paper_change"();
