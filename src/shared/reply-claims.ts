/** Evidence and understanding of a reply, read as leniently as the rest of it: what cannot be used is left out. */
import type { Evidence, Understanding } from './contract/shapes.ts';
import { limits } from './timing.ts';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

function isEvidence(value: unknown): value is Evidence {
  if (!isFields(value)) return false;
  const { part, index, round, quote } = value;
  const isPart = part === 'insight' || part === 'reason';
  return isPart && isCount(index) && isCount(round) && typeof quote === 'string' && quote.trim() !== '';
}

/** Undefined where there is none at all, as in summaries of earlier versions. */
export function parseEvidence(value: unknown): Evidence[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter(isEvidence).map(({ part, index, round, quote, from }) => ({
    ...{ part, index, round, quote },
    ...(from === 'understanding' && { from }),
  }));
}

type Line = Understanding['wants'][number];

function parseLine(value: unknown): Line | undefined {
  const text = isFields(value) ? value.text : value;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  return {
    text: text.trim().slice(0, limits.understoodChars),
    own: isFields(value) && value.own === true,
  };
}

function parseLines(value: unknown): Line[] {
  if (!Array.isArray(value)) return [];
  const lines = value.map(parseLine).filter((line) => line !== undefined);
  return lines.slice(0, limits.understoodLines);
}

export function parseUnderstanding(value: unknown): Understanding | undefined {
  if (!isFields(value)) return undefined;
  return {
    wants: parseLines(value.wants),
    fears: parseLines(value.fears),
    limits: parseLines(value.limits),
    unknown: parseLines(value.unknown),
  };
}
