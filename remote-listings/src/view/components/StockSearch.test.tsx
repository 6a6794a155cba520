import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StockSearch } from './StockSearch';

test("a firm's own stock is searched by words, whole when there are none", async () => {
  const nav = fakeNav({ screen: 'seller', path: '/vanzator/sellerAna' });
  render(
    <RemoteRoot App={() => <StockSearch sellerId="sellerAna" name="Auto Ana SRL" />} nav={nav} />,
  );
  const user = userEvent.setup({ delay: null });
  await user.type(
    screen.getByRole('searchbox', { name: 'Căutați între anunțurile lui Auto Ana SRL' }),
    ' diesel automată {Enter}',
  );
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Căutați' }));
  expect(nav.visits).toEqual([
    '/toate-anunturile?cauta=diesel+automat%C4%83&vanzator=sellerAna',
    '/toate-anunturile?vanzator=sellerAna',
  ]);
});
