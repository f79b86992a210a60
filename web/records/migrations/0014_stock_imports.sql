CREATE TABLE "stock_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"dealership_id" text NOT NULL,
	"dealership" text NOT NULL,
	"file" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"counts" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"unlisted" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stock_imports_site" ON "stock_imports" USING btree ("site","dealership_id","id");