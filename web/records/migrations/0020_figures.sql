CREATE TABLE "figure_cars" (
	"site" text NOT NULL,
	"day" date NOT NULL,
	"car" text NOT NULL,
	"event" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "figure_cars_site_day_car_event_pk" PRIMARY KEY("site","day","car","event")
);
--> statement-breakpoint
CREATE TABLE "figure_events" (
	"day" date NOT NULL,
	"site" text NOT NULL,
	"batch" uuid NOT NULL,
	"entry" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"event" smallint,
	"detail" text NOT NULL,
	"car" text NOT NULL,
	"vital" text NOT NULL,
	"value" real NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "figure_events_day_site_batch_entry_pk" PRIMARY KEY("day","site","batch","entry")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "figure_hours" (
	"site" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"event" smallint NOT NULL,
	"page" text NOT NULL,
	"detail" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "figure_hours_site_hour_event_page_detail_pk" PRIMARY KEY("site","hour","event","page","detail")
);
--> statement-breakpoint
CREATE TABLE "figure_vitals" (
	"site" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"vital" text NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "figure_vitals_site_hour_vital_page_device_bucket_pk" PRIMARY KEY("site","hour","vital","page","device","bucket")
);
--> statement-breakpoint
CREATE INDEX "figure_cars_car" ON "figure_cars" USING btree ("site","car");