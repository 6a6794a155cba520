import { publishService } from '../../support/listings/publishService';
import { makeAccount } from '../../support/people/makeAccount';
import { signIn } from '../../support/people/signIn';
import { readAsServer } from '../../support/readAsServer';
import { expect, test } from '../../support/test';
import { writeAsServer } from '../../support/writeAsServer';

test('a listing of the queue is somebody else’s at once when its moderator goes to another page or closes the tab', async ({
  page,
  site,
}) => {
  const seller = await makeAccount(site, 'Petru Avram');
  const id = (await publishService(seller, 'Reparat acoperișuri din țiglă')).slice(-20);
  await writeAsServer(site, `listings/${id}`, { status: { stringValue: 'pending' } });
  const isClaimed = async () => (await readAsServer(site, `listingClaims/${id}`)) !== null;
  const open = async () => {
    await page.goto(`/admin/anunturi?anunt=${id}`);
    await expect.poll(isClaimed).toBe(true);
  };
  await signIn(page, 'admin@demo.ro');
  await open();
  await page.getByRole('link', { name: 'Panou' }).click();
  await expect.poll(isClaimed).toBe(false);
  await open();
  await page.goto('about:blank');
  await expect.poll(isClaimed).toBe(false);
});
