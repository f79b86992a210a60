import type { UnreadColumn } from '@/domain/stock/feed/feed-columns.ts';
import type { FeedDealership } from '@/domain/stock/feed/feed-locations.ts';
import type { FeedNote, FeedProblem } from '@/domain/stock/feed/feed-row.ts';

/** A vehicle of a feed: its place among those that were read (from 1), and the line of the file. */
type FedVehicle = { position: number; line: number; id: string; stockNumber: string };

/**
 * What a feed holds of one dealership's stock; `dealership` is null for rows that name no
 * dealership.
 */
export type FeedShare = {
  dealership: FeedDealership | null;
  rows: number;
  left: number;
  vehicles: FedVehicle[];
  problems: FeedProblem[];
  notes: FeedNote[];
  columns: UnreadColumn[];
};
