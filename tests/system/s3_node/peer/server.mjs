// A server that speaks S3, with the buckets "pictures" and "movies" in the folder that is given. Its key is S3RVER, with
// the secret S3RVER. s3rver does not compute signatures of version 4, so those of uploads are computed here, by the
// signer of Amazon's own client, and compared.
//
// It prints its port. SIGUSR2 makes it drop all connections, and the next one makes it serve again.
import http from "node:http";
import { Sha256 } from "@aws-crypto/sha256-js";
import { SignatureV4 } from "@smithy/signature-v4";
import S3rver from "s3rver";

const s3 = new S3rver({
  silent: true,
  directory: process.argv[2],
  configureBuckets: [{ name: "pictures" }, { name: "movies" }],
});
await s3.configureBuckets();
const serve = s3.callback();

// What Amazon's signer makes of the request: the same signature, if the sender has the same secret.
async function isSignedRight(request) {
  const given = /Credential=([^/]+)\/\d+\/([^/]+)\/s3\/aws4_request, *SignedHeaders=([^,]+), *Signature=(\w+)/.exec(
    request.headers.authorization ?? "",
  );
  if (!given) return false;
  const [, accessKeyId, region, names, signature] = given;
  const headers = {};
  for (const name of names.split(";")) headers[name] = request.headers[name];
  const signer = new SignatureV4({
    credentials: { accessKeyId, secretAccessKey: "S3RVER" },
    region,
    service: "s3",
    sha256: Sha256,
    uriEscapePath: false,
  });
  const date = request.headers["x-amz-date"].replace(/(....)(..)(..)T(..)(..)(..)Z/, "$1-$2-$3T$4:$5:$6Z");
  const signed = await signer.sign(
    { method: request.method, protocol: "http:", path: request.url, query: {}, headers },
    { signingDate: new Date(date), signableHeaders: new Set(names.split(";")) },
  );
  return signed.headers.authorization.endsWith(`SignedHeaders=${names}, Signature=${signature}`);
}

let away = false;
const sockets = new Set();
const server = http.createServer(async (request, response) => {
  if (request.method !== "PUT" || (await isSignedRight(request))) return serve(request, response);
  request.resume();
  response.writeHead(403, { "content-type": "application/xml" });
  response.end("<Error><Code>SignatureDoesNotMatch</Code><AWSAccessKeyId>S3RVER</AWSAccessKeyId></Error>");
});
server.on("connection", (socket) => {
  if (away) return socket.destroy();
  sockets.add(socket);
  socket.on("close", () => sockets.delete(socket));
});
process.on("SIGUSR2", () => {
  away = !away;
  if (away) for (const socket of sockets) socket.destroy();
  console.log(away ? "away" : "back");
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
