import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` compares the schema with the last migration, offline, and writes the SQL between them. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './web/records/schema.ts',
    './web/records/lead-tables.ts',
    './web/records/booking-tables.ts',
    './web/records/file-tables.ts',
    './web/records/search-tables.ts',
    './web/records/view-tables.ts',
    './web/records/account-tables.ts',
    './web/records/alert-tables.ts',
    './web/records/stock-import-tables.ts',
    './web/records/source-tables.ts',
    './web/records/hold-tables.ts',
    './web/records/purchase-tables.ts',
    './web/records/figure-tables.ts',
    './web/records/tag-tables.ts',
  ],
  out: './web/records/migrations',
});
