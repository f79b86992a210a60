ALTER TABLE "purchases" ADD COLUMN "helper_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "helped_at" timestamp with time zone;--> statement-breakpoint
UPDATE "purchases" SET "helper" = '', "helper_since" = NULL WHERE "helper" <> '';--> statement-breakpoint
UPDATE "purchase_events" SET "actor" = '' WHERE "actor" LIKE '%@%';