CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"seller" text NOT NULL,
	"vehicle" text NOT NULL,
	"car" jsonb NOT NULL,
	"browser" text NOT NULL,
	"account" uuid,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"lead" uuid,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_price" CHECK ("purchases"."price_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "purchase" uuid;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_lead_leads_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_browser" ON "purchases" USING btree ("site","vehicle","browser") WHERE account is null and sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_account" ON "purchases" USING btree ("site","vehicle","account") WHERE account is not null and sent_at is null;--> statement-breakpoint
CREATE INDEX "purchases_lead" ON "purchases" USING btree ("lead") WHERE lead is not null;--> statement-breakpoint
CREATE INDEX "purchases_account_changed" ON "purchases" USING btree ("account","changed_at");--> statement-breakpoint
CREATE INDEX "purchases_changed" ON "purchases" USING btree ("changed_at");--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_purchase_purchases_id_fk" FOREIGN KEY ("purchase") REFERENCES "public"."purchases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_purchase" ON "holds" USING btree ("purchase") WHERE purchase is not null;