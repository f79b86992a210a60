CREATE TABLE "lead_alarms" (
	"lead" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"mail" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_alarms_lead_due_at_pk" PRIMARY KEY("lead","due_at")
);
--> statement-breakpoint
ALTER TABLE "lead_alarms" ADD CONSTRAINT "lead_alarms_lead_leads_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_alarms_mail" ON "lead_alarms" USING btree ("mail");--> statement-breakpoint
CREATE INDEX "lead_deliveries_overdue" ON "lead_deliveries" USING btree ("about") WHERE kind = 'overdue';--> statement-breakpoint
CREATE INDEX "leads_due" ON "leads" USING btree ("due_at") WHERE state = 'new' and withdrawn_at is null and answered_at is null;