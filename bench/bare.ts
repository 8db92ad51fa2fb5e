/** The reference of the throughput figures: the framework alone, without our platform. */
import Fastify from 'fastify';

const app = Fastify();
app.get('/', () => ({ success: true }));
await app.listen({ host: 'localhost', port: Number(process.env.PORT) });
process.on('SIGTERM', () => void app.close());
