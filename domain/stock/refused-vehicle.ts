/** A vehicle that did not go in: its place in the feed (from 1), its id as far as it has one, and why, for the sender. */
export type RefusedVehicle = { position: number; id: string; reason: string };
