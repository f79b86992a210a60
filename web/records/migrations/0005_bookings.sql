CREATE TABLE "blocked_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"location" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"lead" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"location" text NOT NULL,
	"place_name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"seat" integer NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_leads_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_times_location" ON "blocked_times" USING btree ("location","ends_at");--> statement-breakpoint
CREATE INDEX "blocked_times_site" ON "blocked_times" USING btree ("site","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_seat" ON "bookings" USING btree ("location","kind","starts_at","seat") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "bookings_location" ON "bookings" USING btree ("location","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_site" ON "bookings" USING btree ("site","starts_at");