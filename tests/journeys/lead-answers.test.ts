import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { mailsTo, main, newAddress } from './desk.fixture.ts';
import { enquireBy } from './enquiry.fixture.ts';
import { records, sendJson } from './forms.fixture.ts';
import { choose } from './hand.ts';
import { deskOf } from './requests.ts';
import { shop, until } from './shop.ts';
import { addSession, deskText } from './staff-session.ts';

const slug = 'southbank-ford';
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Side by side, `expect` does not know of which test it polls. */
const textOf = (page: Page) => page.locator('main').innerText();
const shows = (page: Page, text: string) => until(text, async () => (await textOf(page)).includes(text), 60_000);
const hides = (page: Page, text: string) =>
  until(`no ${text}`, async () => !(await textOf(page)).includes(text), 60_000);

/** What the queue of deliveries holds back until an answer can no longer be taken back, it sends now. */
async function endUndo(lead: string): Promise<void> {
  await records("update lead_answers set sends_at = now() - interval '1 second' where lead = $1", [lead]);
  await records(
    "update pgboss.job set start_after = now() where state = 'created' and id in (select id from lead_deliveries where lead = $1)",
    [lead],
  );
}

// Alarms wait for their turn: theirs is the first.
describe.concurrent('the dealer who answers', () => {
  it('[PLUS-10] an enquiry whose time is up is mailed to whom it is assigned, or else to the dealer’s inbox, once; one in work is not', async () => {
    const email = newAddress();
    const [first, assigned, taken] = [
      await enquireBy(slug, email, 'Who will answer me?'),
      await enquireBy(slug, newAddress(), 'And me?'),
      await enquireBy(slug, newAddress(), 'And us?'),
    ];
    await records("update leads set assignee = 'Mei Tran' where id = $1", [assigned]);
    await records("update leads set state = 'in-work' where id = $1", [taken]);
    await records("update leads set due_at = now() - interval '1 minute' where id = any($1)", [
      [first, assigned, taken],
    ]);
    const about = async (to: string, id: string) =>
      (await mailsTo(to)).filter((mail) => /^Subject: Overdue/m.test(mail) && mail.includes(`/desk/leads/${id}`))
        .length;
    const inbox = `enquiries@${slug}.example`;
    await until('the mail of the alarm', async () => (await about(inbox, first)) === 1, 60_000);
    await until(
      'the mail of the alarm',
      async () => (await about(`${slug}@forecourt.example`, assigned)) === 1,
      60_000,
    );
    expect(await deskText(slug, `/desk/leads/${first}`)).toContain(`Mail that it is overdue: ${inbox}`);
    expect(await Promise.all([about(inbox, first), about(inbox, assigned), about(inbox, taken)])).toEqual([1, 0, 0]);
    expect(await records('select lead from lead_alarms where lead = $1', [taken])).toEqual([]);
  });

  it('[PLUS-10] staff answer in the desk: the shopper has it by mail and on their page; an open desk shows that an enquiry becomes overdue', async () => {
    const email = newAddress();
    const id = await enquireBy(slug, email, 'Is it still there?');
    const { context, page, errors } = await deskOf(browser, slug);
    await page.goto(addressOf(slug, `/desk/leads/${id}`));
    expect(await textOf(page)).not.toContain('Overdue since');
    await records("update leads set due_at = now() + interval '3 seconds' where id = $1", [id]);
    // The desk may load itself anew at the same moment.
    await page.reload().catch(() => null);
    await shows(page, 'Overdue since');
    const answer = page.locator('#answer');
    await answer.getByLabel(`To ${email}`).fill('It is.\nWhen <b>would</b> you like to come?');
    await answer.getByRole('button', { name: 'Preview the mail' }).click();
    await shows(page, `<${email}>`);
    await shows(page, 'Southbank Ford: Service');
    await shows(page, 'When <b>would</b> you like to come?');
    await answer.getByRole('button', { name: 'Send to the customer' }).click();
    await shows(page, 'Sending in');
    await endUndo(id);
    await shows(page, 'Answered: It is.');
    await hides(page, 'Overdue since');
    await hides(page, 'Sending in');
    const marked = async () => (await mailsTo(email)).filter((mail) => mail.includes('When &lt;b&gt;would')).length;
    await until('the answer in a mail', async () => (await marked()) === 1);
    const receipt = (await mailsTo(email)).join().match(/\/enquiry\/[0-9a-f]{20,}/)?.[0] ?? '';
    const shopper = await visitor(browser, { javaScriptEnabled: false });
    await shopper.page.goto(addressOf(slug, receipt));
    await shows(shopper.page, 'Southbank Ford has answered your enquiry. The answer is below.');
    await shows(shopper.page, 'When <b>would</b> you like to come?');
    await shopper.context.close();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[PLUS-10] [FORM-14] an answer is taken back within ten seconds without script, changed, and sent once; a note never leaves', async () => {
    const email = newAddress();
    const id = await enquireBy(slug, email, 'What does it cost?');
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await addSession(context, slug);
    await page.goto(addressOf(slug, `/desk/leads/${id}`));
    await page.getByLabel('Note for colleagues, not sent to the customer').fill('Haggles, says Mei');
    await page.getByRole('button', { name: 'Add note' }).click();
    const answer = page.locator('#answer');
    await answer.getByLabel(`To ${email}`).fill('It costs $5.');
    await answer.getByRole('button', { name: 'Preview the mail' }).click();
    await answer.getByRole('button', { name: 'Send to the customer' }).click();
    await shows(page, 'Sending in');
    await answer.getByRole('button', { name: 'Undo' }).click();
    await hides(page, 'Sending in');
    const field = answer.getByLabel(`To ${email}`);
    expect(await field.inputValue()).toBe('It costs $5.');
    await field.fill('It costs $5,000.');
    await answer.getByRole('button', { name: 'Preview the mail' }).click();
    await answer.getByRole('button', { name: 'Send to the customer' }).click();
    await shows(page, 'Sending in');
    await endUndo(id);
    const sent = async () => (await mailsTo(email)).filter((mail) => mail.includes('It costs $5')).length;
    await until('the answer in a mail', async () => (await sent()) === 1, 60_000);
    // The page still shows the button, but the answer has left.
    await answer.getByRole('button', { name: 'Undo' }).click();
    await shows(page, 'This answer has already been sent.');
    const mails = (await mailsTo(email)).join();
    expect(mails).toContain('It costs $5,000.');
    expect(mails).not.toContain('Haggles');
    expect(await sent()).toBe(1);
    await context.close();
  });
});

describe('the dealer who works on an enquiry', () => {
  it('[PLUS-10] [FORM-06] staff see the car and the path of the shopper, take the enquiry, and delete it when the shopper requests that', async () => {
    const email = newAddress();
    const [, car = ''] = /href="(\/cars\/[a-z0-9-]+)"/.exec((await shop(slug, '/search/used-cars')).body) ?? [];
    const [, carId = ''] = /name="_car" value="([^"]+)"/.exec((await shop(slug, car)).body) ?? [];
    const person = { name: ['Alex'], last_name: ['Nguyen'], phone: ['0491 570 006'], email: [email] };
    const filled = { ...person, postcode: ['3006'], message: ['Is it still there?'] };
    const visit = { pages: ['/special-offers', car], parameters: { utm_source: 'newsletter' } };
    const sent = await sendJson(slug, { form: 'vehicle-enquiry', url: car, car: carId, visit, filled });
    const { lead_id: id, receipt } = JSON.parse(sent.body) as { lead_id: string; receipt: string };
    const { context, page, errors } = await deskOf(browser, slug);
    await page.goto(addressOf(slug, `/desk?q=${email}`));
    await main(page).toContain('Is it still there?');
    await page.locator(`a[href="/desk/leads/${id}"]`).click();
    await main(page).toContain(`/special-offers › ${car}`);
    await main(page).toContain('source newsletter');
    await main(page).toContain('stock number');
    await page.getByLabel('Assigned to').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Assign' }).click();
    await main(page).toContain('Assigned to ');
    await page.getByText('The shopper wants it deleted').click();
    await choose(page.getByLabel('Delete this enquiry with all that belongs to it, for good'));
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL((url) => url.pathname === '/desk');
    const left = `select (select count(*)::int from leads where id = $1) + (select count(*)::int from lead_events where lead = $1)
      + (select count(*)::int from lead_deliveries where lead = $1) as count`;
    expect(await records(left, [id])).toEqual([{ count: 0 }]);
    expect((await shop(slug, receipt)).status).toBe(404);
    expect(errors).toEqual([]);
    await context.close();
  });
});
