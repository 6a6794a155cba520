import { addressBehindProxies, toNetwork } from './callerAddress';

test.each<[string, string | undefined, number, string]>([
  ['nobody in front: headers are not believed', '1.1.1.1', 0, '9.9.9.9'],
  ['one proxy: the last address is what it saw', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
  ['two proxies: the last but one', '6.6.6.6, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
  ['a proxy that said nothing', undefined, 1, '9.9.9.9'],
])('%s', (_what, forwardedFor, hops, address) => {
  expect(addressBehindProxies(forwardedFor, '9.9.9.9', hops)).toBe(address);
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1'],
  ['2001:DB8:0:1::2', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
