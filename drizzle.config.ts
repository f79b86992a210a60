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
  ],
  out: './web/records/migrations',
});
