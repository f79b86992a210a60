CREATE TABLE "tag_measurements" (
	"site" text NOT NULL,
	"source" text NOT NULL,
	"bytes" integer NOT NULL,
	"main_thread_ms" real NOT NULL,
	"shift" real NOT NULL,
	"failure" text NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tag_measurements_site_source_pk" PRIMARY KEY("site","source")
);
