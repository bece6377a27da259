// Verifies callbacks with the libraries that receivers use. Reads one request a line, {"secret", "headers", "body"}, and
// answers with one word a library: "ok" or what it says.
import { createInterface } from "node:readline";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";

function said(library, { secret, headers, body }) {
  try {
    new library(secret).verify(body, headers);
    return "ok";
  } catch (error) {
    return error.message;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  console.log(`${said(StandardWebhook, request)} ${said(SvixWebhook, request)}`);
}
