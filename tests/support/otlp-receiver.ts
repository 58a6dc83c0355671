/** A collector of OpenTelemetry: takes traces by OTLP over HTTP in JSON and keeps their spans. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
}

interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
}

interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: WireSpan[] }[] }[];
}

export interface ReceivedSpan extends Omit<WireSpan, 'attributes'> {
  attributes: Record<string, string | number | boolean | undefined>;
  service: unknown;
}

export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Everything that came, as it came. */
  bodies: string[];
  requests: { path: string | undefined; headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

function plain(attributes: Attribute[]): ReceivedSpan['attributes'] {
  const entries = attributes.map(({ key, value }) => [key, Object.values(value)[0]]);
  return Object.fromEntries(entries);
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const received: Pick<OtlpReceiver, 'spans' | 'bodies' | 'requests'> = {
    spans: [],
    bodies: [],
    requests: [],
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    received.requests.push({ path: request.url, headers: request.headers });
    received.bodies.push(body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
      const service = plain(resource.attributes)['service.name'];
      for (const { attributes, ...span } of scopeSpans.flatMap(({ spans }) => spans))
        received.spans.push({ ...span, service, attributes: plain(attributes) });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
