// Reads an object with Amazon's client: read.mjs ENDPOINT BUCKET KEY. Prints what it is as one line of JSON.
import { createHash } from "node:crypto";
import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";

const [endpoint, Bucket, Key] = process.argv.slice(2);
const client = new S3Client({
  endpoint,
  region: "us-east-1",
  forcePathStyle: true,
  credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
});
const object = await client.send(new GetObjectCommand({ Bucket, Key }));
const bytes = await object.Body.transformToByteArray();
console.log(
  JSON.stringify({
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    type: object.ContentType,
    metadata: object.Metadata,
  }),
);
