import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { leads } from './lead-tables.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Files that shoppers send with enquiries. They are read by the staff of the site alone, and go with their enquiry. */
export const leadFiles = pgTable(
  'lead_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site').notNull(),
    /** Null until the enquiry is sent. */
    lead: uuid('lead').references(() => leads.id, { onDelete: 'cascade' }),
    /** Whose it is until its enquiry is sent, as a hash; empty from then on. */
    sender: text('sender').notNull().default(''),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer().notNull(),
    content: bytea('content').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('lead_files_lead').on(table.lead),
    index('lead_files_created_at').on(table.createdAt),
    index('lead_files_waiting').on(table.site, table.sender).where(sql`lead is null`),
  ],
);
