DROP INDEX "double_keys_by_product";--> statement-breakpoint
ALTER TABLE "double_keys" ADD CONSTRAINT "double_keys_product_seq_key_pk" PRIMARY KEY("product_seq","key");