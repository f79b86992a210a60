import type { adapters } from './adapters.generated.ts';

/** Every integration of this folder by its port. */
export type Integrations = { [Name in keyof typeof adapters]: ReturnType<(typeof adapters)[Name]['sandbox']['open']> };

declare module '@/web/platform/services.ts' {
  interface Services extends Integrations {}
}
