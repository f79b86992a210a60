import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` compares the schema with the last migration, offline, and writes the SQL between them. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./web/records/schema.ts', './web/records/*-tables.ts'],
  out: './web/records/migrations',
});
