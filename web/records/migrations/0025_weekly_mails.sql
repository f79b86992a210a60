CREATE TABLE "missing_pages" (
	"site" text NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"referrer" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missing_pages_site_day_path_pk" PRIMARY KEY("site","day","path")
);
--> statement-breakpoint
CREATE TABLE "weekly_mails" (
	"site" text NOT NULL,
	"monday" date NOT NULL,
	"target" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	CONSTRAINT "weekly_mails_site_monday_target_pk" PRIMARY KEY("site","monday","target")
);
--> statement-breakpoint
CREATE INDEX "missing_pages_day" ON "missing_pages" USING btree ("day");--> statement-breakpoint
CREATE INDEX "weekly_mails_at" ON "weekly_mails" USING btree ("at");