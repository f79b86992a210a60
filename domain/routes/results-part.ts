/**
 * Names the part of a results page that a filter changes; with it the response is that part alone.
 */
const [name, value] = ['part', 'results'] as const;

export const partParameter = name;

/** The attribute of the empty `<template>` before and after the part: the renderer writes both, the front cuts between them. */
export const partMark = 'data-part-mark';

/** The address of a results page's own part: `/search/used-cars?make=Ford` → `/search/used-cars?make=Ford&part=results`. */
export const addressOfResults = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${value}`;

/**
 * Whether a query (`?make=Ford&part=results`, or its parameters) requests the results' part alone.
 */
export const isResultsRequest = (query: string | URLSearchParams): boolean =>
  (typeof query === 'string' ? new URLSearchParams(query) : query).get(name) === value;
