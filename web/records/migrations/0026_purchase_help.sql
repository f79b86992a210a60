CREATE TABLE "purchase_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"says" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "helper" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "helper_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "proposals" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_purchase_purchases_id_fk" FOREIGN KEY ("purchase") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_events_purchase" ON "purchase_events" USING btree ("purchase","at");--> statement-breakpoint
CREATE INDEX "purchases_seller_changed" ON "purchases" USING btree ("seller","changed_at") WHERE sent_at is null;