import { createSign, createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { PaypalState } from './state.ts';
import { newId, timeText } from './wire.ts';
import type { World } from './world.ts';

const algorithm = 'SHA256withRSA';

export function certificatePath({ certificateId }: PaypalState): string {
  return `/v1/notifications/certs/${certificateId}`;
}

/** The signer's certificate and the one above it. */
export function certificatePem({ certificates: { leaf, root } }: PaypalState): string {
  return `${leaf.trim()}\n${root.trim()}\n`;
}

interface Signed {
  transmissionId: string;
  time: string;
  webhookId: string;
  body: string;
}

function signedText({ transmissionId, time, webhookId, body }: Signed): string {
  return `${transmissionId}|${time}|${webhookId}|${crc32(body)}`;
}

/** PayPal's headers for the very bytes of a webhook. */
export function signatureHeaders(world: World, body: string): Record<string, string> {
  const { webhookId, certificates } = world.state;
  const signed: Signed = {
    transmissionId: newId.transmission(),
    time: timeText(world.now()),
    webhookId,
    body,
  };
  return {
    'paypal-transmission-id': signed.transmissionId,
    'paypal-transmission-time': signed.time,
    'paypal-transmission-sig': createSign('sha256')
      .update(signedText(signed))
      .sign(certificates.key, 'base64'),
    'paypal-cert-url': `${world.apiBase}${certificatePath(world.state)}`,
    'paypal-auth-algo': algorithm,
    'user-agent': 'PayPal/AUHD-1.0-1',
  };
}

export interface SignatureClaim {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  webhook_id: string;
  webhook_event: Record<string, unknown>;
}

/** Whether this event, written without spaces as it was sent, carries our signature. */
export function isAuthentic(world: World, claim: SignatureClaim): boolean {
  const { webhookId, certificates } = world.state;
  const address = `${world.apiBase}${certificatePath(world.state)}`;
  if (claim.auth_algo !== algorithm || claim.cert_url !== address || claim.webhook_id !== webhookId)
    return false;
  const text = signedText({
    transmissionId: claim.transmission_id,
    time: claim.transmission_time,
    webhookId,
    body: JSON.stringify(claim.webhook_event),
  });
  const { publicKey } = new X509Certificate(certificates.leaf);
  return createVerify('sha256').update(text).verify(publicKey, claim.transmission_sig, 'base64');
}
