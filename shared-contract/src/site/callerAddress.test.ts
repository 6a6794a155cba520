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

test('as wide as a household can be, the network of an IPv6 address is its first 48 bits', () => {
  expect(toNetwork('2001:db8:5:1::2', 48)).toBe(toNetwork('2001:db8:5:ffff::3', 48));
  expect(toNetwork('2001:db8:5::1', 48)).not.toBe(toNetwork('2001:db8:6::1', 48));
  expect(toNetwork('::ffff:1.2.3.4', 48)).toBe('1.2.3.4');
});
