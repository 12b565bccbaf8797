import { PROTOCOL_VERSION } from '@rumis/protocol';
import { z } from 'zod';
import { ANSWERS, ROUTES, type RouteDoc } from './routes.js';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description, generated from the schemas that validate requests. */
export function describeApi(): Json {
	const paths: Record<string, Json> = {};
	for (const route of ROUTES) {
		const path = route.path.replace(/:(\w+)/g, '{$1}');
		paths[path] = { ...paths[path], [route.method]: operation(route) };
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'Rumis online tables',
			version: String(PROTOCOL_VERSION),
			description: 'Tables, accounts and lists. Games themselves are played over the socket.',
			license: { name: 'MIT', identifier: 'MIT' },
		},
		// Browsers send a cookie, programs a token; many requests need neither.
		security: [{}, { cookie: [] }, { token: [] }],
		paths,
		components: {
			schemas: answerSchemas(),
			securitySchemes: {
				cookie: { type: 'apiKey', in: 'cookie', name: '__Host-rumis' },
				token: { type: 'http', scheme: 'bearer' },
			},
		},
	};
}

const refTo = (name: string): string => `#/components/schemas/${name}`;

/** Named schemas refer to each other instead of being repeated. */
function answerSchemas(): Json {
	const registry = z.registry<{ id: string }>();
	for (const [id, schema] of Object.entries(ANSWERS)) registry.add(schema, { id });
	const { schemas } = z.toJSONSchema(registry, { uri: refTo, io: 'output' });
	return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]));
}

/** Embedded schemas need no `$id` and no `$schema`. */
function bare({ $schema: _, $id: __, ...schema }: Json): Json {
	return schema;
}

const inputOf = (schema: z.ZodType): Json => bare(z.toJSONSchema(schema, { io: 'input' }));

function operation(route: RouteDoc): Json {
	const { method, path, about, group, body } = route;
	const parameters = [...parametersIn('path', route.params), ...parametersIn('query', route.query)];
	return {
		operationId: method + path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
		summary: about,
		tags: [group],
		...(parameters.length > 0 ? { parameters } : {}),
		...(body ? { requestBody: { required: true, content: jsonOf(inputOf(body)) } } : {}),
		responses: {
			[route.status ?? (route.answer ? 200 : 204)]: goodAnswer(route),
			default: { description: 'Refused', content: jsonOf({ $ref: refTo('Failed') }) },
		},
	};
}

const jsonOf = (schema: Json): Json => ({ 'application/json': { schema } });

function goodAnswer({ answer }: RouteDoc): Json {
	const description = 'Done';
	if (answer === undefined) return { description };
	const text = { 'text/plain': { schema: { type: 'string' } } };
	return { description, content: answer === 'text' ? text : jsonOf({ $ref: refTo(answer) }) };
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
	if (!schema) return [];
	return Object.entries(schema.shape).map(([name, type]) => ({
		name,
		in: place,
		required: place === 'path',
		schema: inputOf(type as z.ZodType),
	}));
}
