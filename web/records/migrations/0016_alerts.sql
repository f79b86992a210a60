CREATE TABLE "wheel_spins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"promotion" text NOT NULL,
	"person" text NOT NULL,
	"account" uuid,
	"prize" text NOT NULL,
	"is_win" boolean NOT NULL,
	"code" text NOT NULL,
	"spun_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account" uuid NOT NULL,
	"site" text NOT NULL,
	"kinds" text[] NOT NULL,
	"channel" text NOT NULL,
	"terms" text NOT NULL,
	"origin" text NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "alert_looks" (
	"site" text PRIMARY KEY NOT NULL,
	"fence" bigint DEFAULT 0 NOT NULL,
	"publish" bigint DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"looked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account" uuid NOT NULL,
	"site" text NOT NULL,
	"day" date NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "alert_messages_day" UNIQUE("account","day")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account" uuid NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"car" text NOT NULL,
	"look" bigint NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"from_cents" integer DEFAULT 0 NOT NULL,
	"price_type" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"message" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "alerts_once" UNIQUE("account","kind","car","look")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "account" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "confirmed_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "alerts_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "shared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "shared_terms" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "compared" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_cars" ADD COLUMN "alerted_availability" text;--> statement-breakpoint
ALTER TABLE "saved_cars" ADD COLUMN "alerted_cents" integer;--> statement-breakpoint
ALTER TABLE "saved_cars" ADD COLUMN "alerted_price_type" text;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_consents" ADD CONSTRAINT "alert_consents_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spins_once" ON "wheel_spins" USING btree ("site","promotion","person");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_consents_account" ON "alert_consents" USING btree ("account") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "alert_consents_site" ON "alert_consents" USING btree ("site") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "alert_messages_waiting" ON "alert_messages" USING btree ("site") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_waiting" ON "alerts" USING btree ("account","kind","car") WHERE message is null and sent_at is null;--> statement-breakpoint
CREATE INDEX "alerts_unsent" ON "alerts" USING btree ("site") WHERE message is null and sent_at is null;--> statement-breakpoint
CREATE INDEX "alerts_message" ON "alerts" USING btree ("message");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_alerts_token" ON "accounts" USING btree ("alerts_token");