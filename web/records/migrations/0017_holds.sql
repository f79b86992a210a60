CREATE TABLE "hold_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hold_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hold" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"message" text
);
--> statement-breakpoint
CREATE TABLE "hold_waiting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"seller" text NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"vehicle" text NOT NULL,
	"car" jsonb NOT NULL,
	"dealer" jsonb NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"offered_at" timestamp with time zone,
	"preferred_until" timestamp with time zone,
	"message" text
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"seller" text NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"vehicle" text NOT NULL,
	"car" jsonb NOT NULL,
	"dealer" jsonb NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"money" text DEFAULT 'none' NOT NULL,
	"deposit_cents" integer NOT NULL,
	"hours" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"receipt" integer,
	"checkout" text,
	"checkout_url" text,
	"account" text DEFAULT '' NOT NULL,
	"payment" text,
	"method" text DEFAULT '' NOT NULL,
	"capture_before" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holds_deposit" CHECK ("holds"."deposit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller" text NOT NULL,
	"hold" uuid NOT NULL,
	"kind" text NOT NULL,
	"phase" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"cents" integer NOT NULL,
	"pending" uuid,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "ledger_transfers_sides" CHECK ("ledger_transfers"."cents" > 0 and "ledger_transfers"."debit" <> "ledger_transfers"."credit"),
	CONSTRAINT "ledger_transfers_phase" CHECK (("ledger_transfers"."phase" = 'voided') <= ("ledger_transfers"."pending" is not null))
);
--> statement-breakpoint
CREATE TABLE "paper_numbers" (
	"seller" text NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_numbers_seller_kind_pk" PRIMARY KEY("seller","kind")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"hold" uuid,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hold_events" ADD CONSTRAINT "hold_events_hold_holds_id_fk" FOREIGN KEY ("hold") REFERENCES "public"."holds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_pending_ledger_transfers_id_fk" FOREIGN KEY ("pending") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_events_hold" ON "hold_events" USING btree ("hold");--> statement-breakpoint
CREATE INDEX "hold_events_waiting" ON "hold_events" USING btree ("id") WHERE message = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "hold_waiting_person" ON "hold_waiting" USING btree ("vehicle","phone") WHERE state in ('waiting', 'offered');--> statement-breakpoint
CREATE UNIQUE INDEX "hold_waiting_offered" ON "hold_waiting" USING btree ("vehicle") WHERE state = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "hold_waiting_token" ON "hold_waiting" USING btree ("token");--> statement-breakpoint
CREATE INDEX "hold_waiting_seller" ON "hold_waiting" USING btree ("seller","joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_vehicle" ON "holds" USING btree ("vehicle") WHERE state in ('pending', 'held');--> statement-breakpoint
CREATE UNIQUE INDEX "holds_token" ON "holds" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_receipt" ON "holds" USING btree ("seller","receipt") WHERE receipt is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "holds_checkout" ON "holds" USING btree ("checkout") WHERE checkout is not null;--> statement-breakpoint
CREATE INDEX "holds_payment" ON "holds" USING btree ("payment") WHERE payment is not null;--> statement-breakpoint
CREATE INDEX "holds_seller" ON "holds" USING btree ("seller","created_at");--> statement-breakpoint
CREATE INDEX "holds_changed" ON "holds" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "holds_due" ON "holds" USING btree ("ends_at") WHERE state in ('pending', 'held') or money in ('releasing', 'refunding', 'capturing');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_pending" ON "ledger_transfers" USING btree ("pending") WHERE pending is not null;--> statement-breakpoint
CREATE INDEX "ledger_transfers_seller" ON "ledger_transfers" USING btree ("seller","at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_hold" ON "ledger_transfers" USING btree ("hold");--> statement-breakpoint
CREATE INDEX "payment_events_hold" ON "payment_events" USING btree ("hold");--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'Transfers of the ledger are never changed: write another one.'; END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_immutable" BEFORE UPDATE OR DELETE ON "ledger_transfers" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
