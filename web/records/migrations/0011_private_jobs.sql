ALTER TABLE "lead_files" ADD COLUMN "sender" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_deliveries_receipts" ON "lead_deliveries" USING btree (lower(regexp_replace("target", '[+][^@]*@', '@')),"created_at") WHERE kind = 'receipt';--> statement-breakpoint
CREATE INDEX "lead_files_waiting" ON "lead_files" USING btree ("site","sender") WHERE lead is null;