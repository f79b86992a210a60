CREATE TABLE "stock_fetches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_fetches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"took_ms" integer DEFAULT 0 NOT NULL,
	"by_hand" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_sources" (
	"site" text PRIMARY KEY NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"settings" text DEFAULT '' NOT NULL,
	"every_minutes" integer DEFAULT 0 NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"etag" text DEFAULT '' NOT NULL,
	"modified" text DEFAULT '' NOT NULL,
	"digest" text DEFAULT '' NOT NULL,
	"imported_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"outcome" text,
	"requested_at" timestamp with time zone,
	"may_shrink" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stock_fetches_site" ON "stock_fetches" USING btree ("site","id");