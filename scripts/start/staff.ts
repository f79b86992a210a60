import * as demo from '../../demo/staff/staff.ts';
import { roles } from '../../schemas/roles.ts';
import type { Staff } from './content-setup.ts';
import type { StaffSignIn } from './services.ts';

/** The demo's users and the product's roles for the embedded content service, and the sign-ins for services.json. */
export async function demoStaff(): Promise<Staff & { signIns: StaffSignIn[] }> {
  const { demoStaff: users } = demo;
  return { users, roles, signIns: users.map(({ name, email, password, site }) => ({ name, email, password, site })) };
}
