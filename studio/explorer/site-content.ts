import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

export type SiteContent = NonNullable<SITE_QUERY_RESULT>;
