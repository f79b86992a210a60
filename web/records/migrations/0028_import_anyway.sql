ALTER TABLE "stock_sources" ADD COLUMN "may_leave" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_sources" ADD COLUMN "refused_leaving" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_sources" DROP COLUMN "may_shrink";