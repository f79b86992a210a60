import { describe, expect, it } from 'vitest';
import { missingPath, referrerHost } from './missing-path.ts';

describe('[CFG-05] addresses that lead nowhere', () => {
  it.each([
    '/christmas-sale',
    '/used/ford-ranger',
    '/Old-Page.html',
    '/about.php',
    '/shellharbour-service',
    '/admin-jobs',
    '/cars/2019-ford-focus-s1234',
    '/2019-Toyota-Corolla-Ascent-Sport-Hatchback',
    '/UsedCars/OurFinanceAndInsuranceSpecialists',
  ])('staff see %s', (path) => expect(missingPath(path)).toBe(path));

  it.each([
    '/',
    '/wp-login.php',
    '/wp-content/plugins/x',
    '/xmlrpc.php',
    '/admin/login',
    '/.env',
    '/.git/config',
    '/a.jpg',
    '/a.js',
    '/a.php.bak',
    '/caf%C3%A9',
    '/alex@example.com',
    '/call/0412345678',
    '/call/0412-345-678',
    '/unsubscribe/9f86d081884c7d659a2feaa0c55ad015',
    '/enquiry/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a',
    '/Reservation/c1bdbb5e-ab3c-4d1e-8f0a-b2c3d4e5f6a7',
    '/alerts/c1bdbb5e-ab3c-4d1e-8f0a-b2c3d4e5f6a7/x',
    '/old-newsletter/leave/pQ3vXw9LkTz-BnYc_RfJdHsGaUeMoiE4',
    '/desk',
    '/api/nothing',
    '/studio/x',
    `/${'a'.repeat(101)}`,
    '/a'.repeat(9),
    '/a/../b',
    '/<script>',
  ])('no path of scanners, files or the product, and none with a person’s number, is stored: %s', (path) =>
    expect(missingPath(path)).toBeNull(),
  );

  it('of the page before only its host is read', () => {
    expect(referrerHost('https://www.example.com/page?name=alex')).toBe('www.example.com');
    for (const none of [
      undefined,
      '',
      'nothing',
      'javascript:alert(1)',
      'android-app://x',
      `https://${'a'.repeat(120)}.com`,
    ])
      expect(referrerHost(none)).toBe('');
  });
});
