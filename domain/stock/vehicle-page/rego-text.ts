const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * VDP-08: "Expires on 14 Aug 2027" for a rego that runs; one that has run out is "Unregistered"
 * where the site sets it, else nothing. `expiry` is "2027-08-14" and counts to the end of its day;
 * `today` is the calendar day of the location.
 */
export function regoText(expiry: string, today: string, showUnregistered: boolean): string {
  const day = dayText(expiry);
  if (day === '') return '';
  if (expiry >= today) return `Expires on ${day}`;
  return showUnregistered ? 'Unregistered' : '';
}

/** "2027-08-14" as "14 Aug 2027"; empty if it is not a date. */
function dayText(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  return year && name ? `${Number(day)} ${name} ${year}` : '';
}

/** "2024-03" as "03 / 2024"; what is written otherwise stays. */
export function monthText(date: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(date) ?? [];
  return year ? `${month} / ${year}` : date;
}
