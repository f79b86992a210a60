CREATE TABLE "vehicle_views" (
	"site" text NOT NULL,
	"slug" text NOT NULL,
	"views" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "vehicle_views_site_slug_pk" PRIMARY KEY("site","slug")
);
--> statement-breakpoint
CREATE INDEX "vehicle_views_day" ON "vehicle_views" USING btree ("day");