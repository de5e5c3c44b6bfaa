/** What follows a refusal of an insert. */
import { InsertParameters, type TransferOffers } from '../../src/drivers/redfish/insertParameters.ts';

const medium = { http: 'http://10.0.0.1/boot.iso', https: 'https://10.0.0.1/boot.iso' };
const listing = (...protocols: string[]): TransferOffers => ({
  TransferProtocolType: protocols.length > 0 ? protocols : null,
  TransferMethod: null,
});

/** What is sent at first, and after each refusal in these words. */
function sent(offers: TransferOffers, ...refusals: string[]) {
  const parameters = new InsertParameters('http');
  const each = [parameters.of(medium)];
  for (const words of refusals) {
    parameters.refused(words, offers);
    each.push(parameters.of(medium));
  }
  return each.map(({ Image, TransferProtocolType }) => [new URL(Image).protocol, TransferProtocolType]);
}

describe('the next insert', () => {
  const vague = 'The transfer protocol was not given';

  it('names HTTP to a controller that lists it and speaks of a protocol, and stays with it', () => {
    const [first, ...next] = sent(listing('NFS', 'CIFS', 'HTTP'), vague, vague, vague);
    expect(first).toEqual(['http:', undefined]);
    for (const each of next) expect(each).toEqual(['http:', 'HTTP']);
  });

  it.each([
    [
      'whose message refuses the protocol, whatever it lists',
      listing('HTTP'),
      'Base.1.18.ResourceAtUriInUnknownFormat',
    ],
    ['that lists HTTPS and not HTTP', listing('CIFS', 'HTTPS'), 'A general error has occurred'],
    ['that lists nothing and asks for HTTPS', listing(), 'Only HTTPS is supported'],
  ])('is by HTTPS for a controller %s', (_which, offers, words) => {
    expect(sent(offers, words)[1]![0]).toBe('https:');
  });

  it.each([
    ['speaks of a protocol', vague],
    ['speaks of a format', 'The image has a wrong format'],
    ['repeats an address', 'Cannot read https://10.0.0.1/boot.iso'],
  ])('stays with HTTP where a controller lists nothing and %s, until all else was tried', (_how, words) => {
    expect(sent(listing(), words, words, words).map(([protocol]) => protocol)).toEqual([
      'http:',
      'http:',
      'http:',
      'https:',
    ]);
  });
});
