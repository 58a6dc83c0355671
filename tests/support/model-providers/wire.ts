/** How each provider says the same thing on its wire, as its package reads it. */
import type { Piece, Wire } from './pieces.ts';
import { anthropicWire } from './wire-anthropic.ts';
import { compatibleWire } from './wire-compatible.ts';
import { googleWire } from './wire-google.ts';
import { openaiWire } from './wire-openai.ts';

export const providerNames = ['anthropic', 'openai', 'google', 'openai-compatible'] as const;
export type ModelProviderName = (typeof providerNames)[number];

const wires: Record<ModelProviderName, () => Wire> = {
  anthropic: anthropicWire,
  openai: openaiWire,
  google: googleWire,
  'openai-compatible': compatibleWire,
};

function framesOf(wire: Wire, piece: Piece): string[] {
  switch (piece.type) {
    case 'reasoning':
      return wire.reasoning(piece.text);
    case 'text':
      return wire.text(piece.text);
    case 'end':
      return wire.end(piece.reason);
    default:
      return wire[piece.type]();
  }
}

/** The whole stream of `provider`, frame by frame. */
export function streamOf(provider: ModelProviderName, pieces: readonly Piece[]): string[] {
  const wire = wires[provider]();
  return [...wire.open(), ...pieces.flatMap((piece) => framesOf(wire, piece))];
}
