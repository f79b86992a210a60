ALTER TABLE "holds" ADD COLUMN "forget_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "requested_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_paper_change"() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE
  mail constant text[] := ARRAY['message', 'sends', 'requested_at'];
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - mail) = (to_jsonb(OLD) - mail) THEN RETURN NEW; END IF;
  -- A receipt of nothing is no tax record: its person can be taken out, its number stays.
  IF TG_OP = 'UPDATE' AND OLD.cents = 0 AND OLD.transfer IS NULL AND NEW.content IS NULL
    AND (to_jsonb(NEW) - mail - 'content') = (to_jsonb(OLD) - mail - 'content') THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'Papers are never changed: issue another one.';
END $$;--> statement-breakpoint
UPDATE "papers" SET "requested_at" = "issued_at";
