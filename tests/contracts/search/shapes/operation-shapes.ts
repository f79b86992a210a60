import { z } from 'zod';
import { whole } from './whole.ts';

const figures = z.record(z.string(), z.number().min(0));
const perKind = ['search', 'write', 'import', 'delete'].flatMap((kind) => [
  [`${kind}_latency_ms`, z.number().min(0)] as const,
  [`${kind}_requests_per_second`, z.number().min(0)] as const,
]);

/** OpenAPI: APIStatsResponse. */
export const stats = whole({
  ...Object.fromEntries(perKind),
  total_requests_per_second: z.number().min(0),
  overloaded_requests_per_second: z.number().min(0),
  pending_write_batches: z.int().min(0),
  latency_ms: figures,
  requests_per_second: figures,
});

const amount = z.string().regex(/^\d+(\.\d+)?$/);

/** Percentages and bytes, all as text; one more figure for each processor. */
export const metrics = z
  .object({
    system_cpu_active_percentage: amount,
    system_disk_total_bytes: amount,
    system_disk_used_bytes: amount,
    system_memory_total_bytes: amount,
    system_memory_used_bytes: amount,
    system_network_received_bytes: amount,
    system_network_sent_bytes: amount,
    typesense_memory_active_bytes: amount,
    typesense_memory_allocated_bytes: amount,
    typesense_memory_fragmentation_ratio: amount,
    typesense_memory_mapped_bytes: amount,
    typesense_memory_resident_bytes: amount,
  })
  .catchall(amount);

export const health = whole({ ok: z.literal(true) });
export const debug = whole({ state: z.int(), version: z.string().min(1) });
/** OpenAPI: SuccessStatus. */
export const success = whole({ success: z.literal(true) });
/** OpenAPI: ApiResponse: the body of a refusal. */
export const refusal = whole({ message: z.string().min(1) });
