/** Its message is a Turkish sentence for whoever started the program. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
