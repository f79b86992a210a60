CREATE TABLE "lead_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead" uuid NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"about" text DEFAULT 'lead' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempted_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead" uuid NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_keys" (
	"site" text NOT NULL,
	"target" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "postcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "vehicle" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "dealer" jsonb DEFAULT '{"name":"","phone":"","email":"","origin":"","timeZone":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assignee" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "token" text DEFAULT encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex') NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_leads_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_leads_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_deliveries_once" ON "lead_deliveries" USING btree ("lead","kind","target","about");--> statement-breakpoint
CREATE INDEX "lead_deliveries_open" ON "lead_deliveries" USING btree ("created_at") WHERE state <> 'delivered';--> statement-breakpoint
CREATE INDEX "lead_events_lead" ON "lead_events" USING btree ("lead","id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_keys_site_target" ON "webhook_keys" USING btree ("site","target");--> statement-breakpoint
CREATE INDEX "leads_site_state_received_at" ON "leads" USING btree ("site","state","received_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_token" ON "leads" USING btree ("token");--> statement-breakpoint
UPDATE "leads" SET "name" = coalesce("details"->>'name', ''), "last_name" = coalesce("details"->>'last_name', ''), "email" = coalesce("details"->>'email', ''), "phone" = coalesce("details"->>'phone', ''), "postcode" = coalesce("details"->>'postcode', ''), "search" = lower(concat_ws(' ', "details"->>'name', "details"->>'last_name', "details"->>'email', "details"->>'phone', "category", "details"->>'message'));
