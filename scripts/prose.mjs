// Checks the English of pages, help texts, errors, and descriptions: short sentences, plain words. A linter of prose
// with its plugins brings more packages than the service has; these rules need the parsers that are here anyway.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { marked } from 'marked';
import { root } from './lib.mjs';

const longest = 25;

/** What no sentence has, and what to write instead. */
export const rules = [
  [/\b(?:that|those) of\b/i, 'name the thing again'],
  [/^what\b[^?]*\b(?:is|are)\b[^?]*$/i, 'name the subject'],
  [/\bnobody\b/i, 'say "no one", or name who does not'],
  [/\bwhoever\b/i, 'say "anyone who"'],
  [/\banew\b/i, 'say "again"'],
  [/\bso long\b/i, 'say "as long as", or the time'],
  [/\bby then\b/i, 'say the time'],
  [/\bsuch ones\b/i, 'name them'],
  [/\bhears? of\b/i, 'say "learns about"'],
  [/\bgo(?:es)? by\b/i, 'say "uses", "follows", or "passes"'],
  [/\b(?:is|are) told\b/i, 'say who tells, or "reads"'],
  [/\b(?:is|are) (?:one|ones) that\b/i, 'leave it out'],
  [/\banswers\b/i, 'a server responds, a function returns'],
  [/\b(?:greets?|greeted|greeting)\b/i, 'an agent pings, or holds a lease'],
  [/\b(?:sabotage|laboratory)\b/i, 'say "fault injection", "test harness"'],
];

/** Each rule that a text breaks, sentence by sentence. */
export function findings(text) {
  return sentences(text).flatMap((sentence) => {
    const plain = sentence.replace(/`[^`]*`/g, '').replace(/"[^"]*"/g, 'quote');
    const words = plain.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word)).length;
    const long = words > longest ? [`${words} words`] : [];
    const found = rules.flatMap(([pattern, instead]) => {
      const match = pattern.exec(plain);
      return match ? [`"${match[0].slice(0, 30)}": ${instead}`] : [];
    });
    return [...long, ...found].map((problem) => ({ problem, sentence }));
  });
}

function sentences(text) {
  return text
    .replace(/\b(e\.g|i\.e|etc|vs|Inc|No)\./g, '$1')
    .split(/(?<=[.!?]["')*_]*)\s+|\n{2,}/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The paragraphs, items, and cells of a Markdown page. Code counts as one word, a link as its text. */
export function textsOf(markdown) {
  const texts = [];
  const inline = (tokens) =>
    tokens
      .map((token) =>
        token.type === 'image'
          ? ''
          : token.type === 'codespan'
            ? `\`${token.text}\``
            : token.tokens
              ? inline(token.tokens)
              : (token.text ?? ''),
      )
      .join('');
  const block = (token) => {
    if (token.type === 'table')
      for (const row of [token.header, ...token.rows]) for (const cell of row) texts.push(inline(cell.tokens));
    else if (token.type === 'list') for (const item of token.items) item.tokens.forEach(block);
    else if (token.type === 'blockquote') token.tokens.forEach(block);
    else if (['paragraph', 'heading', 'text'].includes(token.type)) texts.push(inline(token.tokens ?? []));
  };
  marked.lexer(markdown).forEach(block);
  return texts;
}

/** The texts of a source file that have at least five words: literals, templates, their sums, and what JSX shows. */
export function literalsOf(source, isJsx = false) {
  const texts = [];
  const joined = (node) => {
    if (node?.type === 'ParenthesisExpression') return joined(node.expression);
    if (node?.type === 'StringLiteral') return node.value;
    if (node?.type === 'TemplateLiteral') return node.quasis.map(({ cooked }) => cooked ?? '').join('code');
    if (node?.type === 'BinaryExpression' && node.operator === '+') return joined(node.left) + joined(node.right);
    if (node?.type === 'JSXText') return node.value.replace(/\s+/g, ' ');
    if (node?.type === 'JSXElement' && node.children.some(({ type }) => type === 'JSXText'))
      return node.children.map(joined).join('');
    return 'code';
  };
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (node.type === 'TaggedTemplateExpression') return node.template.expressions.forEach(visit);
    const text = joined(node);
    const isProgram = text.split('\n').length > 3;
    if (
      !isProgram &&
      text.split(/\s+/).length >= 5 &&
      !/\b(?:SELECT|UPDATE|INSERT|DELETE FROM|CREATE|ALTER|FROM|WHERE)\b/.test(text)
    )
      texts.push(text);
    else Object.values(node).forEach(visit);
    if (text !== 'code' && node.type === 'TemplateLiteral') (node.expressions ?? []).forEach(visit);
    if (node.type === 'JSXElement' && texts.at(-1) === text)
      [node.opening, ...node.children.filter(({ type }) => type !== 'JSXText')].forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: isJsx }).body);
  return texts;
}

function files(folder, end) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => name.endsWith(end) && !name.includes('generated'));
}

/** Every finding of the repository, a line each. */
export function prose() {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const pages = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...files('docs', '.md')];
  const folders = ['src', 'activities', 'workflows', 'console/src', 'sdk/src', 'bench'];
  const sources = folders.flatMap((folder) => [...files(folder, '.ts'), ...files(folder, '.tsx')]);
  const of = (list, textsIn) =>
    list.flatMap((file) =>
      textsIn(read(file), file.endsWith('.tsx'))
        .flatMap(findings)
        .map(({ problem, sentence }) => `${file}: ${problem}\n    ${sentence}`),
    );
  return [...of(pages, textsOf), ...of(sources, literalsOf)];
}
