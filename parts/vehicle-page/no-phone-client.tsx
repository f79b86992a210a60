'use client';

import { useEffect } from 'react';

/** Shown where a vehicle's page has no number to call; warns the site's staff (VDP-09). */
export function NoPhone() {
  useEffect(() => console.warn('No phone number is set for this kind of vehicle.'), []);
  return null;
}
