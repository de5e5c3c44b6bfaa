/** Scripts have no types. */
interface Prose {
  findings(text: string): { problem: string; sentence: string }[];
  literalsOf(source: string, isJsx?: boolean): string[];
  textsOf(markdown: string): string[];
}
let prose: Prose;
beforeAll(async () => {
  const script: string = '../scripts/prose.mjs';
  prose = await import(script);
});

const problems = (text: string) => prose.findings(text).map(({ problem }) => problem);

test('a sentence of 26 words is found, and one of 25 is not; code does not count, and a quote is one word', () => {
  const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;
  expect(problems(words(26))).toEqual(['26 words']);
  expect(problems(`${words(25)} ${words(25)}`)).toEqual([]);
  expect(problems(`\`${words(9)}\` "${words(9)}" ${words(24)}`)).toEqual([]);
});

test.each([
  ['the clock of the agent and that of Postgres', 'the clocks of the agent and Postgres'],
  ['What is wanted of a machine', 'What is a machine?'],
  ['The server answers with a Status.', 'The server responds with a Status.'],
  ['A webhook hears of machines.', 'A webhook learns about machines.'],
])('"%s" is found, and "%s" is not', (bad, good) => {
  expect(problems(bad)).toHaveLength(1);
  expect(problems(good)).toEqual([]);
});

test('paragraphs, items, and cells of a page are read without its code blocks, and long texts of a program', () => {
  const page = '# Title\n\nA [link](x) and `code`.\n\n- an item\n\n| head |\n|---|\n| cell |\n\n```sh\nnobody\n```\n';
  expect(prose.textsOf(page)).toEqual(['Title', 'A link and `code`.', 'an item', 'head', 'cell']);
  const program = `const a: string = 'short'; throw new Error(\`the host \${a} cannot be\` + ' reached from here');`;
  expect(prose.literalsOf(program)).toEqual(['the host code cannot be reached from here']);
  const view = `const a = <p title="a title that has many words">A text of <b>many</b> words</p>;`;
  expect(prose.literalsOf(view, true)).toEqual(['A text of many words', 'a title that has many words']);
});
