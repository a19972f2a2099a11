/** A tab of the playground: an operation with values that fit the starter content. */
export type Example = { query: string; variables?: string };

const json = (value: unknown) => JSON.stringify(value, null, 2);

const products = `# The API of Vitrin. Ctrl+Enter runs this;
# the book icon on the left opens the documentation,
# and /docs/api is the guide.
# Fields "For owners and editors" work here, too, once
# you are signed in at /admin/login.
#
# Products of a category, prices in Turkish lira.
# For the next page, pass the endCursor as "after".
query Products($categoryId: ID, $first: Int, $after: String) {
  products(categoryId: $categoryId, first: $first, after: $after, orderBy: NAME) {
    totalCount
    nodes {
      id
      name
      price
      category {
        name
      }
      picture {
        url
        width
        height
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`;

const search = `# Finds words and part codes; 'surgulu vana'
# finds 'Sürgülü Vana'.
query Search($search: String!) {
  products(search: $search, first: 10) {
    didYouMean
    edges {
      node {
        id
        name
      }
      matches {
        start
        length
      }
    }
  }
}
`;

const company = `# The company's details, the mission from the about
# page, and three products of each category.
query Company {
  siteSettings {
    name
    email
    phone
    address
  }
  about {
    heroTitle
    mission {
      title
      description
      icon
    }
  }
  categories {
    id
    name
    products(first: 3) {
      totalCount
      nodes {
        name
      }
    }
  }
}
`;

const create = `# This writes: it adds a product to the site. Before it
# is sent you are asked. For owners and editors: sign in at
# /admin/login first.
#
# To add a picture, upload it first and pass its url as
# the product's image. Files cannot be uploaded from this
# page: /docs/api shows how.
mutation CreateProduct($input: ProductInput!) {
  createProduct(input: $input) {
    id
    name
    price
    category {
      name
    }
  }
}
`;

const subscription = `# Runs until you stop it. Change the settings at
# /admin/contact in another tab and watch.
subscription Settings {
  siteSettingsChanged {
    name
    email
    phone
  }
}
`;

export const examples: Example[] = [
  { query: products, variables: json({ categoryId: 'pompalar-ve-vanalar', first: 5 }) },
  { query: search, variables: json({ search: 'surgulu vana' }) },
  { query: company },
  {
    query: create,
    variables: json({
      input: {
        name: 'Sabit Bilyalı Rulman 6205-2RS',
        description: 'İç çap 25 mm, dış çap 52 mm, genişlik 15 mm.',
        categoryId: 'rulmanlar-ve-güç-aktarım',
        price: 189.9,
      },
    }),
  },
  { query: subscription },
];
