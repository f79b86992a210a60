CREATE TABLE "search_terms" (
	"site" text NOT NULL,
	"day" date NOT NULL,
	"phrase" text NOT NULL,
	"searches" integer NOT NULL,
	"nothing" integer NOT NULL,
	CONSTRAINT "search_terms_site_day_phrase_pk" PRIMARY KEY("site","day","phrase")
);
--> statement-breakpoint
CREATE INDEX "search_terms_day" ON "search_terms" USING btree ("day");